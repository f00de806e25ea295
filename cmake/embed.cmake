# embed(TARGET FILE NAMESPACE NAME): the text of FILE as `extern const std::string_view NAME`.
function(embed target file namespace name)
  set(source ${CMAKE_SOURCE_DIR}/${file})
  set(output ${CMAKE_BINARY_DIR}/generated/${file}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${source} -DOUTPUT=${output} -DNAMESPACE=${namespace}
            -DNAME=${name} -P ${CMAKE_SOURCE_DIR}/cmake/embed_file.cmake
    DEPENDS ${source} ${CMAKE_SOURCE_DIR}/cmake/embed_file.cmake
    VERBATIM)
  set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)  # the linter has not written it
  target_sources(${target} PRIVATE ${output})
endfunction()
